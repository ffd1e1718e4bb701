export interface DemoPerson {
  subject: string;
  name: string;
  email: string;
}

/** The people that the demo provider can sign in. The domain is reserved, so no such mailbox exists. */
export const demoPeople: readonly DemoPerson[] = [
  { subject: "demo-nadia", name: "Nadia Rahman", email: "nadia@google.demo.shiuli.example" },
  { subject: "demo-tania", name: "Tania Sultana", email: "tania@google.demo.shiuli.example" },
  { subject: "demo-mou", name: "Mou Akter", email: "mou@google.demo.shiuli.example" },
];
