/** Refusals about other programs and their keys, in Bangla. */
export const refusalsToPrograms: Record<string, string> = {
  "Keys don't use a guest's package. Book without it, or sign in as a person.":
    "এপিআই কী দিয়ে কারও প্যাকেজ ব্যবহার করা যায় না। প্যাকেজ ছাড়া বুক করুন, অথবা নিজে লগইন করুন।",
  "There are many keys already. Revoke one that is not used any more first.":
    "অনেকগুলো এপিআই কী আগে থেকেই আছে। যেটি আর ব্যবহার হয় না, আগে সেটি বাতিল করুন।",
  "This key is not known here, or it was revoked.": "এই এপিআই কী এখানকার নয়, অথবা বাতিল করা হয়েছে।",
  "There are five addresses already. Remove one first.": "পাঁচটি ঠিকানা আগে থেকেই আছে। আগে একটি সরিয়ে দিন।",
  "There is no such address any more.": "এই ঠিকানাটি আর নেই।",
  "There is no such message any more.": "এই বার্তাটি আর নেই।",
  "This address is switched off. Switch it on first.": "এই ঠিকানাটি বন্ধ আছে। আগে চালু করুন।",
  "Enter an address that begins with https://": "https:// দিয়ে শুরু হওয়া একটি ঠিকানা লিখুন",
};

/** Validation errors about them. */
export const objectionsToPrograms: Record<string, string> = {
  "Enter an address that begins with https://": "https:// দিয়ে শুরু হওয়া একটি ঠিকানা লিখুন",
  "Choose what it is told of": "কী কী জানানো হবে বেছে নিন",
  "Choose what it may do": "কী করতে পারবে বেছে নিন",
};
