import { useState } from 'react'
import { z } from 'zod/mini'
import { PUBLIC_NAME_MAX, REVIEW_MAX } from '#domain/store/catalogue.ts'
import { PublicName, storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import css from '../store.module.css'

const ratings = ['1', '2', '3', '4', '5'] as const
const Typed = z.object({
  rating: z.enum(ratings),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(REVIEW_MAX)),
  publicName: PublicName,
})

/** A buyer's one review. What was typed stays until it is stored. */
export function ReviewForm({ productId, onSent }: { productId: string; onSent: () => void }) {
  const t = useMessages()
  const write = useSend(storeCatalogueApi.writeReview)
  const [rating, setRating] = useState<(typeof ratings)[number] | null>(null)
  const [text, setText] = useState('')
  // Empty at first: no name of the account is offered, so that none is shown by mistake.
  const [publicName, setPublicName] = useState('')
  const form = useForm({
    check: () => fieldErrorsOf(Typed, { rating, text, publicName }),
    send: async () => {
      const body = { rating: Number(rating), text, publicName }
      const sent = await write.send({ params: { id: productId }, body })
      if (!sent.ok) throw sent.error
      onSent()
    },
  })
  return (
    <form {...form.props} className={css.form} aria-label={t('store.reviews.write')}>
      <h3>{t('store.reviews.write')}</h3>
      <Choices
        label={t('store.reviews.your_rating')}
        name="rating"
        value={rating}
        onChange={setRating}
        error={form.errorOf('rating')}
        options={ratings.map((value) => ({
          value,
          label: t('store.reviews.rating', { rating: Number(value) }),
        }))}
      />
      <Field
        label={t('store.reviews.your_words')}
        hint={t('store.reviews.hint')}
        error={form.errorOf('text')}
        required
      >
        <TextArea
          name="text"
          value={text}
          max={REVIEW_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field
        label={t('store.reviews.your_name')}
        hint={t('store.reviews.name_hint')}
        error={form.errorOf('publicName')}
        required
      >
        <TextInput
          name="publicName"
          autoComplete="off"
          maxLength={PUBLIC_NAME_MAX}
          value={publicName}
          onChange={(event) => setPublicName(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={form.busy && t('store.reviews.sending')}>
          {t('store.reviews.send')}
        </Button>
      </div>
    </form>
  )
}
