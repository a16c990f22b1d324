import { Component, type ReactNode } from 'react';
import { FailureNote } from './run/failure-note';

/**
 * Code that loads late can be gone when the server has been updated since. Other faults go on to the page's own
 * boundary.
 */
export class LoadBoundary extends Component<
  { children: ReactNode; frame?: (note: ReactNode) => ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const late =
      error instanceof Error &&
      /ChunkLoadError|load chunk|dynamically imported/i.test(`${error.name} ${error.message}`);
    if (!late) throw error;
    const note = (
      <FailureNote
        failure={{
          code: 'outdated',
          message:
            'A part of this page could not be loaded: a new version of this app is out, or the connection broke off.',
          hint: 'Reload the page; what you typed is kept.',
        }}
        onRetry={null}
      />
    );
    return this.props.frame?.(note) ?? note;
  }
}
