import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../browser/log.ts'

interface ErrorBoundaryProps {
  /** Name of the part, for the console. */
  readonly name: string
  /** Shown if it fails. */
  readonly fallback: ReactNode | ((error: unknown) => ReactNode)
  /** When this changes, the part is rendered again. */
  readonly resetOn?: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly resetOn: string | undefined
}

/** Limits an error to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetOn: this.props.resetOn }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetOn === state.resetOn ? null : { failure: undefined, resetOn: props.resetOn }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logError(`${this.props.name} failed to render.`, error, info.componentStack)
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { fallback, children } = this.props
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error) : fallback
  }
}
