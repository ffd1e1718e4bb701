/** Inline styles, since mail programs read no others. Colours and sizes are the design's. */
const sans = "'Hanken Grotesk Variable','Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
const serif = "'Noto Serif Display Variable','Noto Serif Display',Georgia,'Times New Roman',serif";
const rule = "border-bottom:1px solid #ecdcd6";

export const styles = {
  body: "margin:0;background:#fbf2ef;color:#24121a;-webkit-text-size-adjust:100%",
  preview: "display:none;max-height:0;overflow:hidden",
  ground: "background:#fbf2ef",
  frame: "padding:32px 12px 40px",
  sheet:
    "width:100%;max-width:600px;background:#fffcfa;border:1px solid #ecdcd6;border-radius:4px;border-collapse:separate",
  name: `padding:24px 44px;font:560 28px/32px ${serif};letter-spacing:-.01em`,
  band: "height:6px;line-height:6px;font-size:0;background:#e3a32b",
  main: "padding:36px 44px 0",
  heading: `margin:0;font:390 44px/48px ${serif};letter-spacing:-.018em`,
  paragraph: `margin:16px 0 0;font:400 17px/27px ${sans};color:#57404a;white-space:pre-line`,
  block: "padding:28px 44px 0",
  ticket: "background:#a3142f;border-radius:4px;border-collapse:separate",
  date: `padding:18px 0 18px 8px;color:#fffcfa;border-right:2px dashed #dd9c92;font:500 15px/20px ${sans}`,
  day: `font:400 46px/48px ${serif}`,
  when: "padding:18px 24px;color:#fffcfa",
  time: `display:block;font:600 21px/28px ${sans}`,
  place: `display:block;font:400 16px/24px ${sans};color:#f6ddd7`,
  rows: "font-variant-numeric:tabular-nums",
  rowName: `padding:11px 0;${rule};width:130px;color:#6b545d;font:400 16px/24px ${sans}`,
  rowValue: `padding:11px 0;${rule};color:#24121a;font:600 16px/24px ${sans};overflow-wrap:anywhere`,
  totalName: `padding:18px 0 0;border-top:2px dashed #edc4bc;font:600 17px/24px ${sans}`,
  total: `padding:18px 0 0;border-top:2px dashed #edc4bc;font:400 34px/36px ${serif}`,
  actionCell: "padding:0 10px 10px 0",
  mainAction: `display:inline-block;background:#a3142f;color:#fffcfa;text-decoration:none;font:600 16px/20px ${sans};padding:15px 28px;border-radius:99px`,
  otherAction: `display:inline-block;border:1.5px solid #24121a;color:#24121a;text-decoration:none;font:600 16px/20px ${sans};padding:13px 26px;border-radius:99px`,
  notes: "padding:22px 44px 38px",
  note: `margin:10px 0 0;font:400 15px/24px ${sans};color:#57404a`,
  foot: `padding:26px 44px 28px;background:#1d3a30;border-radius:0 0 3px 3px;color:#dfe6dd;font:400 14px/22px ${sans}`,
  footLink: "color:#fffcfa",
  reason: "color:#a9c2af",
} as const;

/** What a small screen changes; programs that read no style sheets keep the wide look. */
export const smallScreens =
  "@media(max-width:620px){.px{padding-left:24px!important;padding-right:24px!important}.h{font-size:36px!important;line-height:40px!important}.bt td{display:block!important;padding:0 0 10px!important}.bt a{display:block!important;text-align:center!important}}";
