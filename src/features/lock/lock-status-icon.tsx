import { registerStyles } from '../../ui/style/styles.js'
import css from './bolt-icon.css'

registerStyles(css)

/** Confirmed state of a lock, or the command in progress. */
export type LockState = 'locked' | 'unlocked' | 'locking' | 'unlocking'

/** A bolt that is extended, retracted, or halfway while a command is in progress. */
export const LockStatusIcon = ({ state }: { readonly state: LockState }) => (
  <svg
    className={`bolt-icon ${state}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M14 7V5a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-2M22 3v18" />
    <path className="bolt" d="M7 12h13" />
  </svg>
)
