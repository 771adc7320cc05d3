import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

export const SettingRow = ({ label, children }: Props) => (
  <div className="setting">
    <span>{label}</span>
    {children}
  </div>
)
