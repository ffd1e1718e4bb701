/** Refusals about codes, offers and gift cards, in Bangla. */
export const refusalsOfCodes: Record<string, string> = {
  "There is no such gift card or code. Check how it is written.":
    "এমন কোনো গিফট কার্ড বা কোড নেই। ঠিকমতো লেখা হয়েছে কি না দেখে নিন।",
  "Too many wrong codes. Try again in ten minutes.": "অনেকবার ভুল কোড দেওয়া হয়েছে। দশ মিনিট পরে আবার চেষ্টা করুন।",
  "Only one code counts at a time.": "একসঙ্গে একটি কোডই কাজে লাগে।",
  "This offer has ended.": "এই অফার শেষ হয়ে গেছে।",
  "This offer has not begun yet.": "এই অফার এখনো শুরু হয়নি।",
  "This code is not for the services that you chose.": "আপনি যে সেবা বেছে নিয়েছেন, কোডটি তার জন্য নয়।",
  "This code is for a first visit only.": "কোডটি শুধু প্রথমবারের জন্য।",
  "This code has been used up.": "কোডটি যতবার ব্যবহার করা যেত, ততবার ব্যবহার হয়ে গেছে।",
  "This code can't be used for so many visits. Book those it is for by themselves, and the others without it.":
    "এতগুলো অ্যাপয়েন্টমেন্টে এই কোড ব্যবহার করা যায় না। যেগুলোতে যায় সেগুলো আলাদা করে বুক করুন, বাকিগুলো কোড ছাড়া।",
  "You have used this code as often as it may be used.": "আপনি কোডটি যতবার পারেন, ততবার ব্যবহার করে ফেলেছেন।",
  "Not before the first day": "প্রথম দিনের আগে নয়",
  "An offer has or had this code: choose another": "এই কোড আগে থেকেই একটি অফারের: অন্য একটি বেছে নিন",
  "There is no such offer, or it has ended.": "এমন কোনো অফার নেই, অথবা সেটি শেষ হয়ে গেছে।",
};
