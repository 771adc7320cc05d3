import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Messages } from '../../messages/en.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { applyStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import { useAsyncModule } from '../custom-element/use-async-module.js'
import { Screen } from '../frame/screen.js'
import { ScreenBoundary } from '../frame/screen-boundary.js'
import { useTextsReady } from '../hooks/use-texts-ready.js'
import { type AsyncModule, createAsyncModule, whenLoaded } from '../loading/async-module.js'
import { useWasIdle, whenIdle } from '../loading/when-idle.js'

interface LoadingScreenProps {
  /** Returns the title. `undefined` shows a skeleton. */
  readonly titleOf: (messages: Messages) => string | undefined
  readonly isEyebrow: boolean
}

/** Placeholder of a screen whose code or texts are loading, with its title and back button. */
function LoadingScreen({ titleOf, isEyebrow }: LoadingScreenProps) {
  const messages = useTexts()
  return (
    <Screen name={undefined} state="loading" title={titleOf(messages)} isEyebrow={isEyebrow}>
      <SkeletonRows leading />
    </Screen>
  )
}

/** Placeholder of a lazily loaded part, while the part itself is loading more. */
export const PlaceholderContext = createContext<ReactNode>(null)

export type LazyComponentType<Props extends object> = ComponentType<Props> & {
  readonly module: AsyncModule<ComponentType<Props>>
  /** Loads the component before it is mounted. If this fails, it is loaded when it is mounted. */
  preload(): void
}

export interface LazyOptions {
  /** `true` to load it when the browser is idle, after everything that the user waits for. @default false */
  readonly waitsForIdle?: boolean
  /** `true` to load it together with the module that declares it, which renders it at once. @default false */
  readonly isEager?: boolean
}

/**
 * A lazily loaded component with a placeholder, which is shown until code and texts are loaded. Throws if the code
 * fails to load, and loads again when it is mounted again, for example by "Try again".
 */
export function withPlaceholder<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode),
  { waitsForIdle = false, isEager = false }: LazyOptions = {}
): LazyComponentType<Props> {
  const module = createAsyncModule(load)

  function Loaded(props: Props): ReactNode {
    const isEnabled = useWasIdle(waitsForIdle && !module.loaded())
    const { loaded: Component, failure } = useAsyncModule(module, undefined, { isEnabled })
    const areTextsReady = useTextsReady()
    if (failure) throw failure.error
    const place = typeof placeholder === 'function' ? placeholder(props) : placeholder
    if (!Component || !areTextsReady) return place
    return (
      <PlaceholderContext value={place}>
        <Component {...props} />
      </PlaceholderContext>
    )
  }
  function preload(): void {
    if (module.loaded()) return
    // A press then waits neither for the code nor for its styles. They are applied together, because each time the
    // browser computes all styles again.
    module.load().then(
      () => whenLoaded().then(() => whenIdle(applyStyles)),
      () => {}
    )
  }
  if (isEager) preload()
  return Object.assign(Loaded, { preload, module })
}

/** Returns the props that identify what a screen shows. */
const resetKeyOf = (props: object): string =>
  JSON.stringify(Object.values(props).filter((value) => typeof value === 'string'))

/**
 * A lazily loaded screen with its own placeholder.
 *
 * @param placeholder renders a `<Screen>` while it loads. If it fails, the title and the back button stay
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode
): LazyComponentType<Props> {
  const Loaded = withPlaceholder(load, placeholder)
  const LazyScreen = (props: Props): ReactNode => (
    <ScreenBoundary frame={placeholder(props)} resetKey={resetKeyOf(props)}>
      <Loaded {...props} />
    </ScreenBoundary>
  )
  return Object.assign(LazyScreen, { preload: Loaded.preload, module: Loaded.module })
}

/**
 * A lazily loaded screen.
 *
 * @param titleOf returns its title while it loads. @default a skeleton
 * @param isEyebrow `true` for a small title above the name of what the screen is about. @default false
 */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  titleOf?: (messages: Messages, props: Props) => string | undefined,
  isEyebrow = false
): LazyComponentType<Props> =>
  lazyComponent(load, (props) => (
    <LoadingScreen titleOf={(messages) => titleOf?.(messages, props)} isEyebrow={isEyebrow} />
  ))
