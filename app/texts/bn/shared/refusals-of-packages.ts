/** Refusals about packages, in Bangla. */
export const refusalsOfPackages: Record<string, string> = {
  "This package is sold already, to another guest or for another sum. Close this window and look into the list.":
    "এই প্যাকেজটি আগেই বিক্রি হয়েছে, অন্য অতিথির কাছে অথবা অন্য দামে। এটি বন্ধ করে তালিকায় দেখুন।",
  "Guests still have sessions of this service that are paid for. Take its packages off sale, and hide it once the sessions are used or given back.":
    "এই সেবার কিছু সেশনের টাকা অতিথিরা দিয়ে রেখেছেন। এর প্যাকেজ বিক্রি বন্ধ করুন, আর সেশনগুলো ব্যবহার বা ফেরত হয়ে গেলে সেবাটি লুকান।",
  "Somebody is paying for a package of this service just now. Take its packages off sale, and hide it in an hour.":
    "এই সেবার একটি প্যাকেজের পেমেন্ট এখন কেউ করছেন। এর প্যাকেজ বিক্রি বন্ধ করুন, আর এক ঘণ্টা পরে সেবাটি লুকান।",
  "This guest has no such package.": "এই অতিথির এমন কোনো প্যাকেজ নেই।",
  "This package is for another service. Leave it out, or choose that service.":
    "এই প্যাকেজটি অন্য সেবার। এটি বাদ দিন, অথবা সেই সেবাটি বেছে নিন।",
  "No session of this package is left, or the last one is kept for a visit that is being booked. Leave it out.":
    "এই প্যাকেজে কোনো সেশন বাকি নেই, অথবা শেষটি এখন বুক করা হচ্ছে এমন অ্যাপয়েন্টমেন্টের জন্য রাখা আছে। এটি বাদ দিন।",
  "A session or a gift card has paid for this visit already. One session pays for a visit, and no gift card beside it.":
    "একটি সেশন অথবা গিফট কার্ড দিয়ে এই অ্যাপয়েন্টমেন্টের পেমেন্ট আগেই হয়েছে। একটি অ্যাপয়েন্টমেন্টে একটি সেশন চলে, সঙ্গে গিফট কার্ড চলে না।",
  "A code has taken something off this visit, so no session pays for it. Take the payment without one.":
    "একটি কোড দিয়ে এই অ্যাপয়েন্টমেন্টের দাম কমানো হয়েছে, তাই সেশন দিয়ে পেমেন্ট করা যায় না। সেশন ছাড়া পেমেন্ট নিন।",
  "More is paid for this visit than a session leaves to pay. Take the payment without one, or take the first one back.":
    "সেশন ব্যবহার করলে যা বাকি থাকে, এই অ্যাপয়েন্টমেন্টে তার চেয়ে বেশি টাকা দেওয়া হয়ে গেছে। সেশন ছাড়া পেমেন্ট নিন, অথবা আগের পেমেন্টটি ফেরত নিন।",
  "What is left to pay has changed meanwhile. Look at the visit again.":
    "এর মধ্যে বাকি টাকার পরিমাণ বদলে গেছে। অ্যাপয়েন্টমেন্টটি আবার দেখুন।",
  "There is no such package.": "এমন কোনো প্যাকেজ নেই।",
  "The salon sells this package no more. Choose another one.":
    "পার্লার এই প্যাকেজটি আর বিক্রি করে না। অন্য একটি বেছে নিন।",
  "This package is paid already. You find it under My bookings.":
    "এই প্যাকেজের টাকা দেওয়া হয়ে গেছে। ‘আমার বুকিং’ পাতায় এটি পাবেন।",
  "This package was given back, so it pays for nothing.":
    "এই প্যাকেজের টাকা ফেরত দেওয়া হয়েছে, তাই এটি দিয়ে আর পেমেন্ট করা যায় না।",
  "This package is over, so its sessions can't be booked any more. Call the salon.":
    "এই প্যাকেজের মেয়াদ শেষ, তাই এর সেশন আর বুক করা যায় না। পার্লারে ফোন করুন।",
  "Your package is for another service. Leave it out, or choose that service.":
    "আপনার প্যাকেজটি অন্য সেবার। এটি বাদ দিন, অথবা সেই সেবাটি বেছে নিন।",
  "No session of your package is left, or it is kept for another visit. Leave it out, or wait until that hour is given up.":
    "আপনার প্যাকেজে কোনো সেশন বাকি নেই, অথবা অন্য একটি অ্যাপয়েন্টমেন্টের জন্য রাখা আছে। এটি বাদ দিন, অথবা সেই সময়টি ছেড়ে দেওয়া পর্যন্ত অপেক্ষা করুন।",
  "Nothing of this package is left to give back.": "এই প্যাকেজে ফেরত দেওয়ার মতো কিছু বাকি নেই।",
  "A session of this package is kept for a visit that is being booked. Try again in a few minutes.":
    "এই প্যাকেজের একটি সেশন এখন বুক করা হচ্ছে এমন অ্যাপয়েন্টমেন্টের জন্য রাখা আছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।",
  "Your payment arrived after the hour was given up, and the session of your package was used for something else meanwhile. So we are giving the whole payment back. Choose an hour again.":
    "সময়টি ছেড়ে দেওয়ার পরে আপনার পেমেন্ট এসেছে, আর এর মধ্যে প্যাকেজের সেশনটি অন্য কিছুতে ব্যবহার হয়েছে। তাই পুরো টাকা ফেরত দিচ্ছি। আবার একটি সময় বেছে নিন।",
};

/** Validation errors about packages, in Bangla. */
export const objectionsOfPackages: Record<string, string> = {
  "At least 1.00": "কমপক্ষে ১.০০",
  "Change sessions and price together": "সেশনের সংখ্যা আর দাম একসঙ্গে বদলান",
  "At least 0.50 for each session": "প্রতি সেশনে কমপক্ষে ০.৫০",
  "A package pays for a visit with its hour": "প্যাকেজ দিয়ে পেমেন্ট করতে আগে অ্যাপয়েন্টমেন্টের সময় বেছে নিন",
  "A gift card can't pay beside a session of a package": "প্যাকেজের সেশনের সঙ্গে গিফট কার্ড ব্যবহার করা যায় না",
};
