import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { priceBands, SEARCH_MAX } from '#domain/store/catalogue.ts'
import { productTypes } from '#domain/store/enums.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import css from '../store.module.css'
import type { ShelfFilter } from './useShelfFilter.ts'

/** Milliseconds without a key before the search counts. */
const PAUSE_MS = 300
const bandName = { 'under-20': 'under_20', '20-50': 'from_20_to_50', 'over-50': 'over_50' } as const

type FiltersProps = { filter: ShelfFilter; set: (name: 'search' | 'price' | 'type', value: string) => void }

/** Search, price and type. What is chosen stands in the address. */
export function Filters({ filter, set }: FiltersProps) {
  const t = useMessages()
  return (
    <div className={css.find} role="search">
      <SearchField value={filter.search ?? ''} onChange={(value) => set('search', value)} />
      <FilterGroup
        label={t('store.price')}
        value={filter.price}
        onToggle={(price) => set('price', price)}
        options={priceBands.map((band) => ({ value: band, label: t(`store.price_band.${bandName[band]}`) }))}
      />
      <FilterGroup
        label={t('store.type')}
        value={filter.type}
        onToggle={(type) => set('type', type)}
        options={productTypes.map((type) => ({ value: type, label: t(`store.product_type.${type}`) }))}
      />
    </div>
  )
}

/** Searches a moment after the last key, or at once with Enter. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed by itself: going back, or all filters taken away.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() !== value) onChange(text.trim())
  }
  return (
    <form
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
      }}
    >
      <Icon of={Search} />
      <TextInput
        type="search"
        name="search"
        aria-label={t('store.search')}
        placeholder={t('store.search_hint')}
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(target.value), PAUSE_MS)
        }}
      />
    </form>
  )
}
