'use client'

import { useState } from 'react'
import { Page } from './page'

export function Application({ endpoint }: { endpoint: string }) {
  const [isMounted, setIsMounted] = useState(true)
  return isMounted && <Page endpoint={endpoint} unmount={() => setIsMounted(false)} />
}
