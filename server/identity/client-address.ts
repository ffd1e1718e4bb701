/**
 * Carries the client's address to the identity provider, which limits attempts by it. The HTTP layer sets it from
 * the socket (or from the proxy that TRUST_PROXY names) and drops whatever came in under this name.
 */
export const clientAddressHeader = "x-shiuli-client-ip";
