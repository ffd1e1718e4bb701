/** Refusals of the waiting list, in Bangla. */
export const refusalsOfWaiting: Record<string, string> = {
  "Verify your e-mail address first: we write there when an hour comes free. You find it in your profile.":
    "আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন: সময় খালি হলে সেখানেই জানাব। ঠিকানাটি আপনার প্রোফাইলে আছে।",
  "There is a free hour on these days already. You can book it now.":
    "এই দিনগুলোতে এখনই খালি সময় আছে। এখনই বুক করতে পারেন।",
  "Three times at once are as many as one guest can wait for. End one of them first.":
    "একজন একসঙ্গে তিনটি পর্যন্ত সময়ের অপেক্ষায় থাকতে পারেন। আগে একটি শেষ করুন।",
  "Our waiting list is full. Call the salon, or try again tomorrow.":
    "আমাদের ওয়েটিং লিস্ট ভরে গেছে। পার্লারে ফোন করুন, অথবা আগামীকাল আবার চেষ্টা করুন।",
  "There is no such entry on the waiting list.": "ওয়েটিং লিস্টে এটি নেই।",
  "There is no such hour on the waiting list.": "ওয়েটিং লিস্টে এমন কোনো সময় নেই।",
  "This hour is being paid right now. Look again in a few minutes.":
    "এই সময়টির পেমেন্ট এখন চলছে। কয়েক মিনিট পরে আবার দেখুন।",
  "This guest has booked the hour meanwhile. You find the visit on the calendar.":
    "এর মধ্যে এই অতিথি সময়টি বুক করেছেন। অ্যাপয়েন্টমেন্টটি ক্যালেন্ডারে পাবেন।",
  "This guest waits no more. Look at the waiting list again.":
    "এই অতিথি আর অপেক্ষায় নেই। ওয়েটিং লিস্ট আবার দেখুন।",
  "This guest has been offered an hour, or somebody was faster. Look at the waiting list again.":
    "এই অতিথিকে একটি সময় দেওয়া হয়েছে, অথবা অন্য কেউ আগে নিয়েছেন। ওয়েটিং লিস্ট আবার দেখুন।",
  "Nobody on the waiting list is written to at night, from 10 pm to 8 am.":
    "রাত ১০টা থেকে সকাল ৮টা পর্যন্ত ওয়েটিং লিস্টের কাউকে জানানো হয় না।",
  "This hour is too soon to be offered. Call the guest and book it.":
    "সময়টি খুব কাছে, তাই এভাবে জানানো যাবে না। অতিথিকে ফোন করে বুক করুন।",
  "This hour is offered no more. Look at the waiting list again.":
    "এই সময়টি আর কাউকে দেওয়া নেই। ওয়েটিং লিস্ট আবার দেখুন।",
  "Choose days to come.": "সামনের দিন বেছে নিন।",
  "Choose days that can be booked already.": "যেসব দিনের বুকিং এখন খোলা, সেগুলো থেকে বেছে নিন।",
  "Choose days within two months.": "দুই মাসের ভেতরের দিন বেছে নিন।",
};
