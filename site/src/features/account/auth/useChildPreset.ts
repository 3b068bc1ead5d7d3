import { useEffect } from 'react'

/** Shows the page in the child preset while `isChild`; afterwards as it was. */
export function useChildPreset(isChild: boolean): void {
  useEffect(() => {
    if (!isChild) return
    const { dataset } = document.documentElement
    const before = dataset.age
    dataset.age = 'child'
    return () => {
      if (before) dataset.age = before
      else delete dataset.age
    }
  }, [isChild])
}
