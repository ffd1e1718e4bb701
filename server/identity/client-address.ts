/**
 * Passes the client's address to the identity provider, which limits attempts by it. The HTTP layer sets it from the
 * socket (or from the proxy that TRUST_PROXY names) and drops any header of this name in the request.
 */
export const clientAddressHeader = "x-shiuli-client-ip";
