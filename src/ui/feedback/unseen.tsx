import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './unseen.css'

registerStyles(css)

type UnseenProps = { children: ReactNode }

/** Text for screen readers only. */
export const Unseen = ({ children }: UnseenProps) => <span className="unseen">{children}</span>
