import type { Routes } from '../generated/routes.js'
import type { CallOptions } from '../options.js'
import type { PlatformRequest } from '../platform-request.js'

/** A call that takes parameters and gives an answer; it makes sense without any where none is required. */
export type CallWith<Parameters extends object, Result> =
  Record<never, never> extends Parameters
    ? (parameters?: Parameters, options?: CallOptions) => PlatformRequest<Result>
    : (parameters: Parameters, options?: CallOptions) => PlatformRequest<Result>

/** The call at a path of the platform. */
export type Call<Path extends keyof Routes> = Routes[Path]

/** What the call at a path resolves to. */
export type CallResult<Path extends keyof Routes> = Awaited<ReturnType<Routes[Path]>>
