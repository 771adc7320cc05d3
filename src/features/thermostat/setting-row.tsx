import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  /** Below the setting. */
  readonly status?: ReactNode
  /** `true` for a placeholder that ignores presses. @default false */
  readonly inert?: boolean
  readonly children: ReactNode
}

export const SettingRow = ({ label, status, inert, children }: Props) => (
  <div className="setting inline wrap" inert={inert}>
    {/* The field has the same name for screen readers. */}
    <span aria-hidden>{label}</span>
    {children}
    {status}
  </div>
)
