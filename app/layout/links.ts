/** The navigation bar, in its order. Portfolio and team are places on the home page. */
export const mainLinks = [
  { label: "Home", to: "/" },
  { label: "Our Services", to: "/services" },
  { label: "Our Portfolio", to: "/#portfolio" },
  { label: "Our Team", to: "/#team" },
  { label: "Contact Us", to: "/contact" },
  { label: "Secret", to: "/secret" },
];

export const footerColumns = [
  {
    title: "Services",
    links: [
      { label: "Treatments", to: "/services?service=turmeric-glow-facial" },
      { label: "Thermal Bath", to: "/services?service=thermal-bath" },
      { label: "Oil Massages", to: "/services?service=warm-oil-massage" },
      { label: "Hair", to: "/services?service=hair-cut-finish" },
      { label: "Nails", to: "/services?service=alta-hands-nails" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Our Team", to: "/#team" },
      { label: "Our Portfolio", to: "/#portfolio" },
      { label: "Contact Us", to: "/contact" },
    ],
  },
  {
    title: "About Us",
    links: [
      { label: "Opening hours", to: "/#visit" },
      { label: "Changing a visit", to: "/dashboard/myBookings" },
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
    ],
  },
];

export const socialLinks = [
  { label: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
  { label: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
  { label: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
  { label: "X", icon: "x", href: "https://x.com/" },
] as const;
