/** What people ask about Retribution, and the clauses that answer it. */
export const questions = {
  en: [
    ['how do I win', ['PLG-SCO-04', 'PLG-SCO-01']],
    ['when does the game end', ['PLG-FIN-06', 'PLG-FIN-01', 'PLG-FIN-02', 'PLG-FIN-08']],
    ['what happens when my draw pile is empty', ['PLG-ZON-04', 'PLG-ZON-05', 'PLG-ZON-06']],
    ['what happens when I have no cards', ['PLG-ZON-06', 'PLG-ZON-04', 'PLG-OPS-08']],
    ['what does it cost to infect a card', ['PLG-INF-06', 'PLG-CMP-11', 'PLG-KEY-03']],
    ['when can the King be infected', ['PLG-INF-05']],
    ['can I keep cards in my hand', ['PLG-SPR-03', 'PLG-END-03']],
    ['how do I get a Rat King for free', ['PLG-INF-11', 'PLG-INF-12']],
    ['what is Repent', ['PLG-REP-01', 'PLG-REP-03', 'PLG-REP-05', 'PLG-REP-10']],
    ['who wins a tie', ['PLG-SCO-05']],
  ],
  de: [
    ['wie gewinne ich', ['PLG-SCO-04', 'PLG-SCO-01']],
    ['wann endet das Spiel', ['PLG-FIN-06', 'PLG-FIN-01', 'PLG-FIN-02', 'PLG-FIN-08']],
    ['was passiert, wenn mein Zugstapel leer ist', ['PLG-ZON-04', 'PLG-ZON-05', 'PLG-ZON-06']],
    ['was passiert, wenn ich keine Karten habe', ['PLG-ZON-06', 'PLG-ZON-04', 'PLG-OPS-08']],
    ['was kostet Infizieren', ['PLG-INF-06', 'PLG-CMP-11', 'PLG-KEY-03']],
    ['wann kann der König infiziert werden', ['PLG-INF-05']],
    ['darf ich Handkarten behalten', ['PLG-SPR-03', 'PLG-END-03']],
    ['wann ist ein Rattenkönig umsonst', ['PLG-INF-11', 'PLG-INF-12']],
    ['was ist Reue', ['PLG-REP-01', 'PLG-REP-03', 'PLG-REP-05', 'PLG-REP-10']],
    ['wer gewinnt bei Gleichstand', ['PLG-SCO-05']],
  ],
} as const;
