import { registerStyles } from '../../ui/style/styles.js'
import css from './bolt-icon.css'
import type { LockState } from './lock-reading.js'

registerStyles(css)

/** A padlock whose shackle opens and closes with the bolt. */
export const BoltIcon = ({ state }: { readonly state: LockState }) => (
  <svg
    className={`bolt-icon ${state}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <rect x="3" y="11" width="18" height="11" rx="2" />
    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
  </svg>
)
