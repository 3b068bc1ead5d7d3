const HOST = 'evil.example'

/** Forty ways to write an address of another site into `?next=`. None may lead there. */
export const foreignNexts: readonly string[] = [
  ...['', '/', '/.', '/..', '/./', '/../', '/x/..', '/x/../..', '/%2e', '/%2e%2e', '/.%2e', '/x/%2e%2e'].map(
    (start) => `${start}//${HOST}`,
  ),
  ...['/', '//', '///', '////', '/\\', '\\', '\\\\', '/\\/', '/.\\', '/..\\', '/..\\/', '/x/..\\/'].map(
    (start) => `${start}${HOST}`,
  ),
  ...['\t', '\n', '\r', '\t/', '/\t/', '/\n/', '/\r/', '/\t\\'].map((start) => `/${start}/${HOST}`),
  ...[`https://${HOST}`, `HTTPS:${HOST}`, `https:/${HOST}`, `http:\\\\${HOST}`],
  ...[
    `javascript:location='//${HOST}'`,
    `data:text/html,<a href=//${HOST}>`,
    `/@${HOST}`,
    `/.//${HOST}/%2f..`,
  ],
]
