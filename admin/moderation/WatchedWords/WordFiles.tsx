import { watchedApi } from '#domain/moderation/watchedApi.ts'
import { fill } from '#messages/catalog.ts'
import { call } from '#admin/_shell/call.client.ts'
import { saveFile } from '#admin/_shell/saveFile.client.ts'
import type { Run, WatchedMessages } from './types.ts'

/** The list as a file, in and out. */
export function WordFiles({ busy, messages, run }: { busy: boolean; messages: WatchedMessages; run: Run }) {
  const bring = (file: File) =>
    run(async () => {
      const { added, known } = await call(watchedApi.importWords, { body: { csv: await file.text() } })
      return fill(messages.imported, { added: String(added), known: String(known) })
    })
  const take = () =>
    run(async () => {
      const { name, csv } = await call(watchedApi.exportWords)
      saveFile(name, csv)
      return name
    })
  return (
    <div className="ek-fields">
      <label>
        {messages.import}
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={busy}
          aria-describedby="watched-file-hint"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void bring(file)
          }}
        />
      </label>
      <p id="watched-file-hint">{messages.import_hint}</p>
      <div className="ek-acts">
        <button type="button" className="ek-button" disabled={busy} onClick={() => void take()}>
          {messages.export}
        </button>
      </div>
    </div>
  )
}
