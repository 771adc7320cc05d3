import { registerStyles } from '../../ui/style/styles.js'
import css from './bolt-icon.css'

registerStyles(css)

/** Where the bolt of a lock is, as the platform last confirmed it, or where it is being moved. */
export type LockState = 'locked' | 'unlocked' | 'locking' | 'unlocking'

/** A bolt that slides out of its lock into the frame of the door: in it, out of it, or half-way while it is being moved. */
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
