import { useNavigate } from 'react-router-dom'
import { PromptsTab } from './PromptsTab.tsx'

/** The journal's tab with prompts: one that is used goes to the new entry. */
export function JournalPromptsTab() {
  const go = useNavigate()
  return <PromptsTab onUse={(prompt) => go('/journal', { state: { prompt } })} />
}
