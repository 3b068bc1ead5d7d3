/** The style of the mailbox pages: ink on paper, everything under one level line, quiet by night. */
export const mailboxCss = `:root {
  color-scheme: light dark;
  --ground: #fbfcfa;
  --raised: #ffffff;
  --text: #10303b;
  --soft: #38525b;
  --line: #8fa9ac;
  --link: #0b5468;
  --lamp: #f2a030;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0a1f27;
    --raised: #112e38;
    --text: #eaf2f0;
    --soft: #b9cbcd;
    --line: #4f727b;
    --link: #9bdbcd;
    --lamp: #ffbe5c;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 1.0625rem/1.55 'Atkinson Hyperlegible Next', system-ui, sans-serif;
}
header {
  padding: 0.75rem clamp(1.25rem, 5vw, 3rem);
  border-block-end: 2px solid var(--text);
}
header p {
  margin: 0;
  font: 600 1.0625rem/1.2 Besley, Georgia, serif;
}
main {
  max-width: 76rem;
  margin-inline: auto;
  padding: 1.5rem clamp(1.25rem, 5vw, 3rem) 4.5rem;
}
h1 {
  margin: 0 0 1.5rem;
  font: 600 2rem/1.2 Besley, Georgia, serif;
}
h2 {
  margin: 2rem 0 0.75rem;
  padding-block-start: 0.75rem;
  border-block-start: 2px solid var(--text);
  font: 600 1.25rem/1.2 Besley, Georgia, serif;
}
a {
  color: var(--link);
  text-underline-offset: 0.2em;
}
:focus-visible {
  outline: 3px solid var(--text);
  outline-offset: 3px;
  box-shadow: 0 0 0 3px var(--lamp);
}
table {
  width: 100%;
  border-collapse: collapse;
}
caption {
  padding-block-end: 0.75rem;
  color: var(--soft);
  text-align: start;
}
th,
td {
  padding: 0.75rem 1rem 0.75rem 0;
  border-block-end: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;
}
th {
  border-block-end: 2px solid var(--text);
  font-weight: 650;
}
td a {
  display: inline-block;
  padding-block: 0.25rem;
}
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0.25rem 1rem;
}
dt {
  color: var(--soft);
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
iframe {
  display: block;
  width: 100%;
  height: 44rem;
  border: 1px solid var(--line);
  background: #ffffff;
  resize: vertical;
}
pre {
  margin: 0;
  padding: 1rem;
  border: 1px solid var(--line);
  background: var(--raised);
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
@media (max-width: 37.6em) {
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tr,
  td {
    display: block;
  }
  td {
    padding-block: 0.25rem;
    border: 0;
  }
  tr {
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--line);
  }
}
`
