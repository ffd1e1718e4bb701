/** Reviews of the demo salon. Their authors are invented, and their names say so. */
export const demoReviews = [
  {
    name: "Maliha Chowdhury (demo)",
    rating: 5,
    testimonial:
      "I told Sadia my skin hates everything. She wrote it down, changed the paste, and called two days later to ask how it went.",
  },
  {
    name: "Tasnim Akter (demo)",
    rating: 5,
    testimonial: "The bath at six in the evening, then oil on my shoulders. I slept on the rickshaw home.",
  },
  {
    name: "Priyanka Saha (demo)",
    rating: 4,
    testimonial: "Farzana cut four inches and I only asked for two. She was right.",
  },
  {
    name: "Nusrat Jahan (demo)",
    rating: 5,
    testimonial:
      "Labonno drew for three hours without a single line twice. My mother cried at the wedding, and at the bill she did not.",
  },
];
