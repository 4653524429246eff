/** How long an access token is valid. */
export const accessTokenSeconds = 3_600;
