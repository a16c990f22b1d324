/** Signs a person in, and writes the file that is found first where no other is named. */
export const signIn = 'gcloud auth application-default login';

/** As the guide to OAuth of the Gemini API has it: gcloud's own client may not ask for the retriever's scope. */
export const retrieverSignIn = `${signIn} --client-id-file=CLIENT.json --scopes=${[
  'https://www.googleapis.com/auth/cloud-platform',
  'https://www.googleapis.com/auth/generative-language.retriever',
].join(',')}`;
