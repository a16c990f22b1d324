/** The one door to google-auth-library: whoever comes through finds its debug log shut. */
import './silence';

export {
  type AuthClient,
  AwsClient,
  Compute,
  ExternalAccountAuthorizedUserClient,
  type gaxios,
  gcpMetadata,
  IdentityPoolClient,
  Impersonated,
  JWT,
  OAuth2Client,
  UserRefreshClient,
} from 'google-auth-library';
