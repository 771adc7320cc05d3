'use client'

import { DeviceTable } from 'latchkey/react'
import { useState } from 'react'
import { Page } from './page'

/** Both tables are components: React drops what is given to a bare tag when it hydrates. */
export function Application({ endpoint }: { endpoint: string }) {
  const [isMounted, setIsMounted] = useState(true)
  return isMounted && <Page endpoint={endpoint} unmount={() => setIsMounted(false)} Rooms={DeviceTable} />
}
