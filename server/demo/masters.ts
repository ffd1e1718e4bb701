export interface DemoMaster {
  name: string;
  role: string;
  name_bn: string;
  role_bn: string;
  photo: string;
  bio: string;
  /** Hours by weekday, 0 is Sunday. A missing weekday is a day off. */
  hours: Record<number, [opens: string, closes: string][]>;
}

const daytime: [string, string][] = [
  ["10:00", "13:30"],
  ["14:15", "18:00"],
];

/** The demo salon's four masters. */
export const demoMasters: DemoMaster[] = [
  {
    name: "Rehana Kabir",
    role: "CEO",
    name_bn: "রেহানা কবির",
    role_bn: "প্রধান নির্বাহী",
    photo: "master-rehana",
    bio: "Opened the house in 2014 and still takes guests three days a week.",
    hours: { 0: [["11:00", "17:00"]], 2: [["11:00", "17:00"]], 4: [["11:00", "17:00"]] },
  },
  {
    name: "Farzana Haque",
    role: "Hair Cutter",
    name_bn: "ফারজানা হক",
    role_bn: "হেয়ার স্টাইলিস্ট",
    photo: "master-farzana",
    bio: "Cuts by how hair falls when it is dry. Trained in Dhaka and Kolkata.",
    hours: {
      0: [["11:00", "20:00"]],
      1: [["11:00", "20:00"]],
      3: [["10:00", "19:00"]],
      4: [["10:00", "19:00"]],
      5: [["14:30", "20:00"]],
      6: [["10:00", "19:00"]],
    },
  },
  {
    name: "Sadia Noor",
    role: "Beautician",
    name_bn: "সাদিয়া নূর",
    role_bn: "বিউটিশিয়ান",
    photo: "master-sadia",
    bio: "Oils, stones and the lily pool. Writes down what your skin said.",
    hours: {
      0: daytime,
      1: daytime,
      2: [
        ["11:00", "14:00"],
        ["14:45", "20:00"],
      ],
      4: daytime,
      5: [["14:30", "20:00"]],
      6: [
        ["10:00", "13:30"],
        ["14:15", "20:00"],
      ],
    },
  },
  {
    name: "Labonno Das",
    role: "Beautician",
    name_bn: "লাবণ্য দাস",
    role_bn: "বিউটিশিয়ান",
    photo: "master-labonno",
    bio: "Mehendi to the elbow, alta to the fingertip, and the quietest facials.",
    hours: {
      0: [["11:00", "20:00"]],
      1: [["11:00", "20:00"]],
      2: [["11:00", "20:00"]],
      3: [["11:00", "20:00"]],
      5: [["14:30", "20:00"]],
      6: [["10:00", "17:00"]],
    },
  },
];
