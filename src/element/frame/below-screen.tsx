import { Fragment, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Controller } from '../custom-element/controller.js'

/** Content by key. */
type Contents = Readonly<Record<string, ReactNode>>

const stores = new WeakMap<Controller, StoreApi<Contents>>()

/** Returns the store of what an element shows below its screens. It stays if a screen fails. */
export function belowScreen(controller: Controller): StoreApi<Contents> {
  const store = stores.get(controller) ?? createStore<Contents>()(() => ({}))
  stores.set(controller, store)
  return store
}

/** Shows what code that is loaded on demand has set. */
export const BelowScreen = ({ controller }: { readonly controller: Controller }) =>
  Object.entries(useStore(belowScreen(controller))).map(([key, content]) => <Fragment key={key}>{content}</Fragment>)
