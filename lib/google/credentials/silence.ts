// google-auth-library writes tokens to standard error when this is set, and looks at it as soon as it is loaded.
delete process.env.GOOGLE_SDK_NODE_LOGGING;
