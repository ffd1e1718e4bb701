/** Who can sign in to a demo. Printed at every start, so that nobody has to look them up. */
export const demoAdmin = { name: "Rehana Kabir", email: "admin@shiuli.example", password: "shiuli-admin" };
export const demoCustomer = {
  name: "Anika Rahman",
  email: "anika@shiuli.example",
  password: "shiuli-customer",
};
/** A customer with a running membership. */
export const demoMember = { name: "Nadia Islam", email: "nadia@shiuli.example", password: "shiuli-member" };
export const testCard = "4242 4242 4242 4242";
