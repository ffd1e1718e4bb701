/** Refusals about other programs and their keys, in Bangla. */
export const refusalsToPrograms: Record<string, string> = {
  "There are many keys already. Revoke one that is not used any more first.":
    "অনেকগুলো কী আগে থেকেই আছে। যেটি আর ব্যবহার হয় না, আগে সেটি বাতিল করুন।",
  "This key is not known here, or it was revoked.": "এই কী এখানে চেনা নয়, অথবা বাতিল করা হয়েছে।",
};

/** What is wrong with something that was typed about them. */
export const objectionsToPrograms: Record<string, string> = {
  "At most 60 characters": "সর্বোচ্চ ৬০টি অক্ষর",
  "Choose what it may do": "কী করতে পারবে বেছে নিন",
};
