const marks = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '<iframe src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '{{ek:body}}',
  '{{ek:href_teen}}<b>',
  '<!--',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '\u202e<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '＜script＞alert(1)＜/script＞',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
]
const frames: readonly ((mark: string) => string)[] = [
  (mark) => mark,
  (mark) => `Words ${mark} words`,
  (mark) => mark.toUpperCase(),
  (mark) => `\n${mark}\n`,
  (mark) => `"${mark}`,
  (mark) => `'${mark}`,
  (mark) => `${mark}${mark}`,
  (mark) => ` =${mark}`,
  (mark) => `<${mark}`,
  (mark) => `${mark}\\`,
]

/** 200 texts that would run a script, or break a page, where a text is taken for markup. */
export const hostileTexts: readonly string[] = marks.flatMap((mark) => frames.map((frame) => frame(mark)))
