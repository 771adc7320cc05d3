import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

/** Row with the label and the control of a setting. */
export const SettingRow = ({ label, children }: Props) => (
  <div className="setting">
    <span>{label}</span>
    {children}
  </div>
)
