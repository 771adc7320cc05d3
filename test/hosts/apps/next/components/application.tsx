'use client'

import { DeviceTable } from 'latchkey/react'
import { useState } from 'react'
import { Page } from './page'

/** Both tables are components, because React drops the properties of plain tags during hydration. */
export function Application({ endpoint }: { endpoint: string }) {
  const [isMounted, setIsMounted] = useState(true)
  return isMounted && <Page endpoint={endpoint} unmount={() => setIsMounted(false)} Rooms={DeviceTable} />
}
