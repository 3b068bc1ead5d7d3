import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from '../journal.module.css'
import { libraryQuery } from '../prompts/queries.ts'

type PromptLineProps = {
  prompt: string | null
  /** The title is the prompt already, so it is not shown twice. */
  isTitle: boolean
  /** Left out for a stored entry: it answers to what it answers to. */
  onSuggest?: ((prompt: string) => void) | undefined
}

/** What an entry answers to, and another prompt of our editors when asked for. */
export function PromptLine({ prompt, isTitle, onSuggest }: PromptLineProps) {
  const t = useMessages()
  const client = useQueryClient()
  // They come three at a time.
  const left = useRef<string[]>([])
  const next = useMutation({
    mutationFn: async () => {
      if (left.current.length === 0) {
        const { prompts } = await client.fetchQuery({ ...libraryQuery, staleTime: 0 })
        left.current = prompts.map((one) => one.prompt).filter((one) => one !== prompt)
      }
      const [first, ...rest] = left.current
      if (first === undefined) throw new Error('No prompt is published.')
      left.current = rest
      return first
    },
    onSuccess: (suggested) => onSuggest?.(suggested),
  })
  if (!onSuggest && (!prompt || isTitle)) return null
  return (
    <p className={css.prompt}>
      <Icon of={Lightbulb} />
      <span>
        <span aria-live="polite">
          {prompt && !isTitle && (
            <>
              <span className="ek-sr">{t('journal.form.prompt')}: </span>
              <bdi>{prompt}</bdi>{' '}
            </>
          )}
          {next.isError && <>{t('journal.failed.prompt')} </>}
        </span>
        {onSuggest && (
          <Button
            look="text"
            busy={next.isPending && t('common.state.loading')}
            onClick={() => next.mutate()}
          >
            {t(prompt ? 'journal.form.another' : 'journal.form.suggest')}
          </Button>
        )}
      </span>
    </p>
  )
}
