import { ageGroups } from '#domain/account/ageGroup.ts'
import { questionSources, reviewStates } from '#domain/trivia/bank.ts'
import { BANK_SEARCH_MAX, type BankFilters as Filters } from '#domain/trivia/bankApi.ts'
import { triviaCategories, triviaDifficulties } from '#domain/trivia/session.ts'
import { localeNames, locales } from '#messages/locales.ts'
import type { DeskMessages } from '../types.ts'
import { Choice } from '#admin/_shell/Choice.tsx'

type Props = { filters: Filters; messages: DeskMessages; onChange: (filters: Filters) => void }

/** What the list is narrowed to. */
export function BankFilters({ filters, messages, onChange }: Props) {
  const texts = messages.questions
  const choice = <K extends Exclude<keyof Filters, 'search'>>(
    name: K,
    label: string,
    values: readonly (readonly [NonNullable<Filters[K]>, string])[],
  ) => (
    <Choice
      label={label}
      value={filters[name] ?? ''}
      options={[['', texts.filter.all], ...values]}
      onChange={(value) => {
        const { [name]: _, ...others } = filters
        onChange((value === '' ? others : { ...others, [name]: value }) as Filters)
      }}
    />
  )
  const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
    values.map((value) => [value, names[value]] as const)
  return (
    <form
      className="ek-filters"
      role="search"
      aria-label={texts.filter.title}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="ek-filters__search">
        {texts.filter.search}
        <input
          type="search"
          dir="auto"
          maxLength={BANK_SEARCH_MAX}
          value={filters.search ?? ''}
          onChange={({ target }) => {
            const { search: _, ...others } = filters
            onChange(target.value === '' ? others : { ...others, search: target.value })
          }}
        />
      </label>
      {choice('state', texts.filter.state, named(reviewStates, texts.state))}
      {choice('ageGroup', texts.filter.age, named(ageGroups, texts.age))}
      {choice('locale', texts.filter.language, named(locales, localeNames))}
      {choice('category', texts.filter.category, named(triviaCategories, texts.category))}
      {choice('difficulty', texts.filter.difficulty, named(triviaDifficulties, texts.difficulty))}
      {choice('source', texts.filter.source, named(questionSources, texts.source))}
      {choice('active', texts.filter.active, [
        ['yes', texts.yes],
        ['no', texts.no],
      ])}
    </form>
  )
}
