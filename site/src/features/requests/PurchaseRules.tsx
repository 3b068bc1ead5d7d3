import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { capOf } from '#domain/store/caps.ts'
import { purchaseRequestsApi, type PurchaseRulesView } from '#domain/requests/api.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useInstantSave } from '../../lib/useInstantSave.ts'
import { instantScope } from '../../lib/useSavesOf.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Section } from '../../ui/layout.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useForm } from '../../ui/useForm.ts'
import { centsIn, dollarsOf } from './centsIn.ts'
import { guardianRequestsQuery, requestWrites, showGuardianRequests } from './queries.ts'
import css from './requests.module.css'

/** What a guardian decides about purchases of one child. Source: docs/rules/store.md D-145, B-monthly-cap. */
export function PurchaseRules({ rules }: { rules: PurchaseRulesView }) {
  const t = useMessages()
  const format = useFormat()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  // In turn with the switch: each sends all the rules, and the last one stays.
  const scope = instantScope(guardianRequestsQuery.queryKey)
  const save = useMutation({ ...requestWrites.saveRules, scope })
  const { link, childName: child, monthlyCapCents: stored, spentCents, asksToBuy, mayBuyAlone } = rules
  const { usualCapCents: usual } = rules
  const counts = capOf({ ownCents: stored, usualCents: usual })
  const cap = typed ?? dollarsOf(stored)
  const { press } = useInstantSave({
    contract: purchaseRequestsApi.savePurchaseRules,
    queryKey: guardianRequestsQuery.queryKey,
    failed: t('requests.rules.failed'),
    saved: t('requests.rules.saved'),
  })
  const turn = (on: boolean) => {
    // A limit on its way counts already.
    const { monthlyCapCents } = save.isPending ? save.variables.body : rules
    press({ params: { link }, body: { asksToBuy: on, monthlyCapCents } }, (shown) => ({
      ...shown,
      children: shown.children.map((one) => (one.link === link ? { ...one, asksToBuy: on } : one)),
    }))
  }
  const form = useForm({
    check: () => ({ monthlyCapCents: centsIn(cap) === undefined ? 'requests.field.cap' : undefined }),
    send: async () => {
      const body = { asksToBuy, monthlyCapCents: centsIn(cap) ?? null }
      showGuardianRequests(client, await save.mutateAsync({ params: { link }, body }))
      setTyped(null)
      showToast({ text: t('requests.rules.saved'), tone: 'good' })
    },
  })
  const amount = format.money(spentCents)
  return (
    <Section title={t('requests.rules.title', { child })}>
      <form {...form.props} className={css.form}>
        <p>
          {counts === null
            ? t('requests.rules.spent', { amount })
            : t('requests.rules.spent_of', { amount, cap: format.money(counts) })}
        </p>
        {mayBuyAlone && (
          <Switch
            label={t('requests.rules.asks', { child })}
            hint={t('requests.rules.asks_hint', { child })}
            checked={asksToBuy}
            onChange={turn}
          />
        )}
        <Field
          label={t('requests.rules.cap')}
          hint={
            usual === null
              ? t('requests.rules.cap_hint', { child })
              : t('requests.rules.cap_hint_usual', { child, cap: format.money(usual) })
          }
          error={form.errorOf('monthlyCapCents')}
          optional
        >
          <TextInput
            name="monthlyCapCents"
            inputMode="decimal"
            autoComplete="off"
            value={cap}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" look="line" busy={form.busy && t('common.action.saving')}>
          {t('common.action.save')}
        </Button>
      </form>
    </Section>
  )
}
