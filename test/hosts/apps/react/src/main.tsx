import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page'
import { Rooms } from './rooms'

const endpoint = new URLSearchParams(location.search).get('platform') ?? ''
const main = document.querySelector('main')
if (!main) throw new Error('The page has no main element.')

const root = createRoot(main)
root.render(
  <StrictMode>
    <Page endpoint={endpoint} unmount={() => root.unmount()} Rooms={Rooms} />
  </StrictMode>
)
