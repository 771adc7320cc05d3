import { Application } from '../components/application'

/** A server component: what it gives to the page in the browser can be written down, and functions cannot. */
export default async function Home({ searchParams }: PageProps<'/'>) {
  const { platform } = await searchParams
  return (
    <main>
      <Application endpoint={String(platform ?? '')} />
    </main>
  )
}
