import { directionOf, message, type Locale } from '#messages'

// Asks until the panel answers; a page that reloads by the clock would take the reader's place away.
const ASK_AGAIN = `setInterval(() => fetch(location.href, { method: 'HEAD' }).then((a) => a.status === 503 || location.reload(), () => {}), 5000)`

/**
 * The page shown while the staff panel's process is away. It looks for the panel by itself; without script there is a
 * link.
 */
export function adminDownPage(locale: Locale): string {
  const title = message(locale, 'ops.admin.shell.down_title')
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Evenkeel</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; box-sizing: border-box;
  background: light-dark(#fbfcfa, #0a1f27); color: light-dark(#10303b, #eaf2f0); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 34rem; }
h1 { margin: 0; padding-block-end: 0.75rem; border-block-end: 2px solid light-dark(#10303b, #8fb9bc); font: 580 1.75rem/1.2 Rockwell, Georgia, serif; }
a { color: light-dark(#0b5468, #9bdbcd); }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message(locale, 'ops.admin.shell.down_text')}</p>
<p><a href="">${message(locale, 'common.action.retry')}</a></p>
<p><a href="/crisis">${message(locale, 'ops.admin.shell.crisis')}</a></p>
</main>
<script>${ASK_AGAIN}</script>
</body>
</html>
`
}
