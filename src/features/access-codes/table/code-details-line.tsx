import type { ReactNode } from 'react'
import { FACT_SEPARATOR } from '../window-text.js'

interface Props {
  /** Names of the locks. */
  readonly places: string | undefined
  /** Number of further locks, such as `+ 3`. */
  readonly more?: string | undefined
  /** The access period, and how far away its end or start is. */
  readonly period: readonly string[]
  /** The digits, which are visible next to the row. */
  readonly pin: string | undefined
  /** Line about the use. */
  readonly use?: ReactNode
}

/** Details of a code: its locks, its access period and, for screen readers, its digits. No hooks. */
export const CodeDetailsLine = ({ places, more, period, pin, use }: Props) => (
  <>
    <span className="window wrap">
      {places && (
        <span className="code-device-name">
          <bdi className="clip">{places}</bdi>
          {more && ` ${more}`}
        </span>
      )}
      <span className="code-period">
        <span className="wrap">
          {period.map((fact, index) => (
            <span key={fact}>
              {(index > 0 || places) && <span>{index > 0 ? ' · ' : FACT_SEPARATOR}</span>}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
        {use}
      </span>
    </span>
    {pin && (
      <span className="unseen">
        {FACT_SEPARATOR}
        {pin}
      </span>
    )}
  </>
)
