/** Your tables, and beside them who asks you to theirs and how the house tells you that you are wanted there. */
import { TablesPage } from '../house/pages/tables.tsx';
import { Invites } from './invites.tsx';
import { TellMe } from './panel.tsx';

export default function TablesAndMessages() {
  return (
    <TablesPage
      beside={
        <>
          <Invites />
          <TellMe />
        </>
      }
    />
  );
}
