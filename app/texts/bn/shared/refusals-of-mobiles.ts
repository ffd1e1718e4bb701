/** Validation errors about typed codes, in Bangla. */
export const objectionsOfMobiles: Record<string, string> = {
  "The code has six digits": "কোডটি ছয় অঙ্কের",
  "This is not the code that we sent. Read the text again.":
    "আমরা যে কোড পাঠিয়েছি, এটি সেটি নয়। এসএমএসটি আবার দেখুন।",
};

/** Refusals about mobile numbers and the codes that verify them, in Bangla. */
export const refusalsOfMobiles: Record<string, string> = {
  ...objectionsOfMobiles,
  "Confirm your mobile number in your profile first.": "আগে প্রোফাইলে আপনার মোবাইল নম্বর নিশ্চিত করুন।",
  "You answered STOP to our texts. Send START to the same number first.":
    "আপনি আমাদের এসএমএসের উত্তরে STOP লিখেছেন। আগে একই নম্বরে START লিখে পাঠান।",
  "This number answered STOP to our texts. Book without texts, or ask the guest to send START.":
    "এই নম্বর থেকে আমাদের এসএমএসের উত্তরে STOP এসেছে। এসএমএস ছাড়া বুক করুন, অথবা অতিথিকে START লিখে পাঠাতে বলুন।",
  "This salon sends no texts yet.": "এই পার্লার এখনো এসএমএস পাঠায় না।",
  "This salon sends nothing by WhatsApp.": "এই পার্লার হোয়াটসঅ্যাপে কিছু পাঠায় না।",
  "No mobile number looks like that. Check its digits in your profile.":
    "মোবাইল নম্বর এমন হয় না। প্রোফাইলে নম্বরটি মিলিয়ে দেখুন।",
  "This number is confirmed already.": "এই নম্বরটি আগেই নিশ্চিত করা হয়েছে।",
  "Three codes went to this number. Try again in an hour.":
    "এই নম্বরে তিনটি কোড পাঠানো হয়েছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।",
  "You have asked for six codes today. Try again tomorrow.": "আজ আপনি ছয়টি কোড চেয়েছেন। আগামীকাল আবার চেষ্টা করুন।",
  "No more texts can be sent today. Try again tomorrow.": "আজ আর এসএমএস পাঠানো যাবে না। আগামীকাল আবার চেষ্টা করুন।",
  "This code is over. Send another one.": "এই কোডের মেয়াদ শেষ। আরেকটি পাঠান।",
};
