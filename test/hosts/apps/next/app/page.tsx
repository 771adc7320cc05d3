import { Application } from '../components/application'

/** A server component: its props have to be serializable, so they contain no functions. */
export default async function Home({ searchParams }: PageProps<'/'>) {
  const { platform } = await searchParams
  return (
    <main>
      <Application endpoint={String(platform ?? '')} />
    </main>
  )
}
