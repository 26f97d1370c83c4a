import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../browser/log.ts'

interface ErrorBoundaryProps {
  /** Names the part that broke, for the console. */
  readonly name: string
  /** What is shown in its place. */
  readonly fallback: ReactNode
  /** A change of this gives the part another try. */
  readonly resetOn?: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
  readonly resetOn: string | undefined
}

/** Keeps an error inside one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetOn === state.resetOn ? null : { hasFailed: false, resetOn: props.resetOn }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logError(`${this.props.name} broke while it was being shown.`, error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
