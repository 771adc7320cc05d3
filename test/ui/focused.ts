import type { Mounted } from './mount.js'

export const nothing = () => {}
export const focused = ({ root }: Mounted) => root.activeElement?.ariaLabel ?? root.activeElement?.textContent
